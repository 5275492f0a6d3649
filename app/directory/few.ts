/** Up to so many choices are offered in a list; more are searched for. */
export const FEW = 30;
