import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/users");

export const pages = [route("user/users", "pages/users.tsx")];

export const api: ReturnType<typeof route>[] = [];
