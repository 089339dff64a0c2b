/**
 * What people are told of ratings. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */

/** How good somebody is in one list, and how sure that is. */
export interface RatingInfo {
  game: string;
  mode: string;
  points: number;
  doubt: number;
  games: number;
  certain: boolean;
}

/** A row of a list; a bot's rating is fixed. */
export interface RankInfo {
  name: string;
  points: number;
  doubt: number;
  games: number;
  bot?: boolean;
}

/** How hard it is for so many people together, as those found it who have played it. */
export interface LevelInfo {
  edition: string;
  mode: string;
  players: number;
  points: number;
  doubt: number;
  games: number;
}

/** GET /api/ratings/GAME/MODE: the best first */
export interface RatingList {
  game: string;
  mode: string;
  ranks: RankInfo[];
  levels: LevelInfo[];
  mine: RatingInfo | null;
}

/** GET /api/ratings: the lists there are, by game, and one's own ratings */
export interface RatingLists {
  lists: Record<string, string[]>;
  mine: RatingInfo[];
}

/** What a game changed. */
export interface RatedGame {
  table: string;
  points: number;
  doubt: number;
  gained: number;
  ended: number;
}

/** A rating, and the games that made it, the oldest first. */
export interface Curve {
  game: string;
  mode: string;
  points: number;
  doubt: number;
  games: number;
  certain: boolean;
  curve: RatedGame[];
}

/** GET /api/people/NAME */
export interface PersonInfo {
  name: string;
  since: number;
  ratings: Curve[];
}

/** GET /api/tables/ID/ratings: what the game changed, by seat */
export interface RatedTable {
  changes: Record<string, RatedGame>;
}
