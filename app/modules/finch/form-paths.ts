import { formPaths } from "../../forms/pages/paths";

/** Where the pages of the module's forms lie. */
export const formPathsOfModule = formPaths("finch");
