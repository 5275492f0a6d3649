import type { Recipes } from "./recipe";

export const coursesRecipes: Recipes = {};
