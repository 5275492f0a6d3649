CREATE TABLE `outgoing_notices` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`notice` text NOT NULL,
	`users` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `outgoing_notices_by_age` ON `outgoing_notices` (`created_at`);--> statement-breakpoint
ALTER TABLE `tenants` ADD `database` text;--> statement-breakpoint
ALTER TABLE `tenants` ADD `copy_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `tenants_apart` ON `tenants` (`database`) WHERE "tenants"."database" is not null;--> statement-breakpoint
-- What a tenant's own database has a copy of moves its version on. Of tenants in the portal's database nothing is written.
CREATE TRIGGER `memberships_copied_added` AFTER INSERT ON `memberships`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = NEW.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `memberships_copied_changed` AFTER UPDATE ON `memberships`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = NEW.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `memberships_copied_removed` AFTER DELETE ON `memberships`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = OLD.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `people_copied_added` AFTER INSERT ON `people`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = NEW.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `people_copied_changed` AFTER UPDATE ON `people`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = NEW.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `people_copied_removed` AFTER DELETE ON `people`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = OLD.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `advisor_clients_copied_added` AFTER INSERT ON `advisor_clients`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = NEW.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `advisor_clients_copied_changed` AFTER UPDATE ON `advisor_clients`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = NEW.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `advisor_clients_copied_removed` AFTER DELETE ON `advisor_clients`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = OLD.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `modules_tenant_copied_added` AFTER INSERT ON `modules_tenant`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = NEW.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `modules_tenant_copied_changed` AFTER UPDATE ON `modules_tenant`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = NEW.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `modules_tenant_copied_removed` AFTER DELETE ON `modules_tenant`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = OLD.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `modules_tenant_user_copied_added` AFTER INSERT ON `modules_tenant_user`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = NEW.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `modules_tenant_user_copied_changed` AFTER UPDATE ON `modules_tenant_user`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = NEW.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `modules_tenant_user_copied_removed` AFTER DELETE ON `modules_tenant_user`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = OLD.`tenant_id` AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `modules_copied_added` AFTER INSERT ON `modules`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `modules_copied_changed` AFTER UPDATE ON `modules`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `modules_copied_removed` AFTER DELETE ON `modules`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `module_roles_copied_added` AFTER INSERT ON `module_roles`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `module_roles_copied_changed` AFTER UPDATE ON `module_roles`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `module_roles_copied_removed` AFTER DELETE ON `module_roles`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `module_components_copied_added` AFTER INSERT ON `module_components`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `module_components_copied_changed` AFTER UPDATE ON `module_components`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `module_components_copied_removed` AFTER DELETE ON `module_components`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `users_copied_changed` AFTER UPDATE OF `email`, `first_name`, `last_name`, `phone`, `job_position`, `language`, `time_zone`, `is_active`, `locked_until`, `photo_key` ON `users`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` IN (SELECT `tenant_id` FROM `memberships` WHERE `user_id` = NEW.`id`) AND `database` IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER `tenants_copied_changed` AFTER UPDATE OF `name`, `slug`, `org_number`, `logo_key`, `logo_dark_key`, `accent`, `language`, `time_zone`, `status`, `second_factor`, `keeps_on_devices`, `database` ON `tenants`
BEGIN UPDATE `tenants` SET `copy_version` = `copy_version` + 1 WHERE `id` = NEW.`id` AND `database` IS NOT NULL; END;
