import { redirect } from "@remix-run/cloudflare";
import { publicPage } from "../../platform/guard.server";

/** A tenant's bare address leads home. */
export const loader = publicPage(async () => redirect("/home"));
