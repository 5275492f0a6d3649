import pack from "../../package.json";

/** The version of this build. */
export const version: string = pack.version;
