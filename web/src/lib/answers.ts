/**
 * Answers of all games. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
import type * as Bastion from './answers/bastion';
import type * as Belogorye from './answers/belogorye';
import type * as Berserk from './answers/berserk';
import type * as Limited from './answers/limited';

export type Answer = Belogorye.Answer | Bastion.Answer | Berserk.Answer | Limited.Answer;

export type Said = Belogorye.Said | Bastion.Said | Berserk.Said | Limited.Said;

/** A kind of question. */
export type Kind = keyof Belogorye.Answers | keyof Bastion.Answers | keyof Berserk.Answers | keyof Limited.Answers;
