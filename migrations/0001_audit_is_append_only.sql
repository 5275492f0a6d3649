-- An audit row goes only after its tenant has gone.
CREATE TRIGGER `audit_events_never_change` BEFORE UPDATE ON `audit_events`
BEGIN SELECT RAISE(ABORT, 'audit_events is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_never_go` BEFORE DELETE ON `audit_events`
WHEN OLD.`tenant_id` = 'portal' OR EXISTS (SELECT 1 FROM `tenants` WHERE `id` = OLD.`tenant_id`)
BEGIN SELECT RAISE(ABORT, 'audit_events is append-only'); END;
