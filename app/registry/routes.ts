import * as crm from "../modules/crm/routes";
import * as portalAdmin from "../modules/portal-admin/routes";
import * as users from "../modules/users/routes";

/** The pages and the calls of every module. */
export const pages = [...portalAdmin.pages, ...crm.pages, ...users.pages];
export const api = [...portalAdmin.api, ...crm.api, ...users.api];
/** The pages of modules that are open to everybody. */
export const open = [...crm.open];
