import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/portal-admin");

export const pages = [route("followup/tenants", "pages/tenants.tsx")];

export const api: ReturnType<typeof route>[] = [];
