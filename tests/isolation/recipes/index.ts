import { accountRecipes } from "./account";
import { activityLogRecipes } from "./activity-log";
import { businessEvaluatorRecipes } from "./business-evaluator";
import { contactFormRecipes } from "./contact-form";
import { coursesRecipes } from "./courses";
import { crmRecipes } from "./crm";
import { crmListRecipes } from "./crm-lists";
import { eventRecipes } from "./events";
import { filesRecipes } from "./files";
import { finchRecipes } from "./finch";
import { formsRecipes } from "./forms";
import { generalReportsRecipes } from "./general-reports";
import { hmsRecipes } from "./hms";
import { kartleggingRecipes } from "./kartlegging";
import { newsRecipes } from "./news";
import { norwegianLearningRecipes } from "./norwegian-learning";
import { norwegianTestRecipes } from "./norwegian-test";
import { adminRecipes } from "./portal-admin";
import { projectReportsRecipes } from "./project-reports";
import { psychEvalRecipes } from "./psych-eval";
import type { About, Recipe, Recipes } from "./recipe";
import { resourcesRecipes } from "./resources";
import { resourcesAroundRecipes } from "./resources-around";
import { taskLibraryRecipes } from "./task-library";
import { usersRecipes } from "./users";
import { veksttorgetRecipes } from "./veksttorget";
import { verdalCodesRecipes } from "./verdal-codes";
import { verdalPlacementRecipes } from "./verdal-placements";

export const recipes: Recipes = {
	...accountRecipes,
	...usersRecipes,
	...adminRecipes,
	...crmRecipes,
	...crmListRecipes,
	...contactFormRecipes,
	...newsRecipes,
	...eventRecipes,
	...coursesRecipes,
	...taskLibraryRecipes,
	...norwegianLearningRecipes,
	...norwegianTestRecipes,
	...filesRecipes,
	...activityLogRecipes,
	...formsRecipes,
	...psychEvalRecipes,
	...projectReportsRecipes,
	...generalReportsRecipes,
	...veksttorgetRecipes,
	...verdalCodesRecipes,
	...kartleggingRecipes,
	...businessEvaluatorRecipes,
	...finchRecipes,
	...hmsRecipes,
	...resourcesRecipes,
	...resourcesAroundRecipes,
	...verdalPlacementRecipes,
};

/** The recipe of an operation for a caller. */
export function recipeFor(operation: { name: string }, about: About): Recipe | undefined {
	return recipes[operation.name]?.(about);
}
