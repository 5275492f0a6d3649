/** What a group is called a year later: its first number is one more. Without a number it stays as it is. */
export const nextName = (name: string) => name.replace(/\d{1,2}/, (number) => String(Number(number) + 1));
