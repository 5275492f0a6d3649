import { RepliesFile } from "../review/replies.schema";
import { repliesFile } from "../review/replies.server";
import { formPage } from "./form-module.server";

export const loader = formPage("repliesExport", "read", RepliesFile, ({ reviewConfig }) => repliesFile(reviewConfig));
