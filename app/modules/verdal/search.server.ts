import { codeSearch } from "./codes/search.server";
import { placementSearch } from "./placements/search.server";

export const search = [placementSearch, codeSearch];
