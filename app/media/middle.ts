const END = "-m";

/** Where the middle edition of a picture lies: beside the small one, with which it comes and goes. */
export const middleKeyOf = (thumbnailKey: string): string => `${thumbnailKey}${END}`;

/** The key that a row has, of that of an object. */
export const keyInRow = (key: string): string => (key.endsWith(END) ? key.slice(0, -END.length) : key);
