import { BoardNamed } from "../board/board.schema";
import { boardDocument } from "../board/board.server";
import { page } from "../guard.server";

export const loader = page("board", BoardNamed, boardDocument);
