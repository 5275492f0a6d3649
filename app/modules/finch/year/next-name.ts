/** What a group is called a year later: its first number of one or two digits is one more. Without one it stays as it is. */
export const nextName = (name: string) => name.replace(/(?<!\d)\d{1,2}(?!\d)/, (number) => String(Number(number) + 1));
