import { RepliesFile } from "#app/forms/review/replies.schema";
import { repliesFile } from "#app/forms/review/replies.server";
import { desk } from "../desk.server";
import { page } from "../guard.server";

export const loader = page("front", RepliesFile, repliesFile(desk));
