/** The key of a day's reply: there is one for each day of a log. */
export const dayKey = (day: string) => `day:${day}`;
