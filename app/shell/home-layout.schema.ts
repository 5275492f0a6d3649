import * as z from "zod";
import { sectionKeys } from "./home-layout";

export const HomeQuery = z.object({ arrange: z.literal("1").optional().catch(undefined) });

const section = z.enum(sectionKeys);
export const MoveSection = z.object({ section, beyond: section });
export const HideSection = z.object({ section });
