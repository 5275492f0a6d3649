import { logoLoader } from "../logo.server";

export const loader = logoLoader;
