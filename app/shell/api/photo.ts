import { handlerAlongside, personal } from "../../platform/guard.server";
import { PhotoQuery } from "../photo.schema";
import { readingPhoto, showPhoto } from "../photo.server";

const api = personal.endpoint({ get: handlerAlongside(PhotoQuery, readingPhoto, showPhoto) });
export const loader = api.loader;
