import { formPaths } from "../../forms/pages/paths";

export const paths = formPaths("veksttorget");
