import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

/** The address of the face nearly every page needs, for `<link rel="preload" as="font" crossorigin>`. */
export const latinFont: string = latin;
