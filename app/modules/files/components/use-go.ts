import { useNavigate } from "@remix-run/react";
import { useCallback, useContext } from "react";
import { LinkPathContext } from "#app/ui/link";

/** Goes to an address of the portal as its links do. */
export function useGo(): (path: string) => void {
	const navigate = useNavigate();
	const pathOf = useContext(LinkPathContext);
	return useCallback((path) => navigate(pathOf(path), { preventScrollReset: true }), [navigate, pathOf]);
}
