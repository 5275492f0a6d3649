import { placementSearch } from "./placements/search.server";

export const search = [placementSearch];
