import { page } from "../guard.server";
import { LogoRef } from "../logo/logo.schema";
import { openLogo } from "../logo/logo.server";

export const loader = page("customers", LogoRef, openLogo);
