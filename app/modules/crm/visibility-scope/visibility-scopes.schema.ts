import * as z from "zod";
import { scopes } from "./scopes";

const scope = z.enum(scopes, "wrongValue");
/** How far each level sees, as its form sends it. */
export const VisibilityScopesInput = z.object({ level10: scope, level20: scope });
