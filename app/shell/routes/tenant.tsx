import { Outlet } from "@remix-run/react";

/**
 * The segment `:guid?` of a tenant's pages. It reads nothing: each page finds out by itself whose guid it is, so that a
 * foreign one, an unknown one and a segment that is no guid at all come to the same answer.
 */
export default function Tenant() {
	return <Outlet />;
}
