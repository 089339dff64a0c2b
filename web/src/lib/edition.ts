/** The name of an edition in the key of one of its revisions: "2018" of "2018.2". */
export const editionName = (key: string): string => key.split('.')[0] ?? key;
