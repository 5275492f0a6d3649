import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/verdal");

export const pages = [route("verdal", "pages/front.ts")];

export const api = [];
