import { handler, publicEndpoint } from "#app/platform/guard.server";
import { FilmRef } from "./film.schema";
import { showFilm } from "./show-film.server";

const api = publicEndpoint({ get: handler(FilmRef, showFilm) });
export const loader = api.loader;
