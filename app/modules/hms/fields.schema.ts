import * as z from "zod";
import { isDay } from "#app/platform/clock";

export const id = z.string("wrongType").min(1, "required").max(100, "wrongValue");
export const day = z.string("wrongType").min(1, "required").refine(isDay, "wrongValue");
