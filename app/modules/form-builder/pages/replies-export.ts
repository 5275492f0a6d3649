import { page } from "../guard.server";
import { RepliesFile } from "../replies.schema";
import { repliesFile } from "../replies.server";

export const loader = page("front", RepliesFile, repliesFile);
