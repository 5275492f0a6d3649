import * as z from "zod";
import { text } from "#app/platform/text.schema";
import { sitesIn } from "./sites";

const SITE = /^([a-z0-9-]+\.)+[a-z]{2,}$/;

/** The field in which one types the sites that may show a page in a frame: between lines, commas or spaces. */
export const embeddingSites = text(2_000)
	.default("")
	.transform(sitesIn)
	.pipe(z.array(z.string().regex(SITE, "site")).max(20, "tooMany?count=20"));
