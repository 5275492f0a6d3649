import { page } from "../guard.server";
import { StocktakeRef } from "../stocktakes/stocktakes.schema";
import { stocktakeFile } from "../stocktakes/stocktakes.server";

export const loader = page("settings", StocktakeRef, stocktakeFile);
