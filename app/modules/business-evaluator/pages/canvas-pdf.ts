import { CanvasPage } from "../canvas/canvas.schema";
import { canvasDocument } from "../canvas/canvas.server";
import { page } from "../guard.server";

export const loader = page("entrepreneurs", CanvasPage, canvasDocument);
