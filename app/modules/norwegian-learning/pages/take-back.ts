import { publicPage } from "#app/platform/guard.server";
import { comeBack } from "../attempts/come-back.server";

export const loader = publicPage(comeBack);
