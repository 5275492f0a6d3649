import { page } from "../guard.server";
import { ownMaterialFile } from "../speakers/materials.server";
import { MaterialRef } from "../speakers/speakers.schema";

export const loader = page("list", MaterialRef, ownMaterialFile);
