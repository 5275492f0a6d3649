import { publicPage } from "#app/platform/guard.server";
import { speakerMaterialFile } from "../speakers/open-speaker.server";

export const loader = publicPage(speakerMaterialFile);
