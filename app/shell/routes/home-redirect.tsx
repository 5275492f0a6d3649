import { redirect } from "@remix-run/cloudflare";
import { publicPage } from "../../platform/guard.server";

export const loader = publicPage(async () => redirect("/home"));
