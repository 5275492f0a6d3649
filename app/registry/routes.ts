import * as portalAdmin from "../modules/portal-admin/routes";
import * as users from "../modules/users/routes";

/** The pages and the calls of every module. */
export const pages = [...portalAdmin.pages, ...users.pages];
export const api = [...portalAdmin.api, ...users.api];
